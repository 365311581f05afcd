/**
 * Scripts, styles and requests come from our own origin alone. A session lives in the browser's storage, so the
 * policy is what keeps foreign scripts away from it: no `unsafe-inline`, no `unsafe-eval`.
 * @param services origins of others that a page may send requests to.
 */
export const contentSecurityPolicy = (services: readonly string[]) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...services],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  },
})
