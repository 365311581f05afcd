/**
 * Scripts, styles and requests come from our own origin alone. A session lives in the browser's storage, so the
 * policy is what keeps foreign scripts away from it: no `unsafe-inline`, no `unsafe-eval`.
 */
export const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  },
}
