import { createAuthUriCall, projectsCall } from './create-auth-uri.ts'
import { deleteCall } from './delete.ts'
import { lookupCall } from './lookup.ts'
import {
  mfaEnrollmentFinalizeCall,
  mfaEnrollmentStartCall,
  mfaEnrollmentWithdrawCall,
  mfaSignInFinalizeCall,
} from './mfa.ts'
import { formBody, jsonBody } from './request-body.ts'
import { resetPasswordCall } from './reset-password.ts'
import { sendOobCodeCall } from './send-oob-code.ts'
import type { ServiceHost } from './service-host.ts'
import { identityToolkitPrefix, secureTokenPrefix } from './service-prefix.ts'
import { signInWithCustomTokenCall } from './sign-in-with-custom-token.ts'
import { signInWithEmailLinkCall } from './sign-in-with-email-link.ts'
import { signInWithIdpCall } from './sign-in-with-idp.ts'
import { signInWithPasswordCall } from './sign-in-with-password.ts'
import { signUpCall } from './sign-up.ts'
import { tokenCall } from './token.ts'
import { updateCall } from './update.ts'

/** The two hosts of the identity service, with every call that its client makes. */
export const serviceHosts: readonly ServiceHost[] = [
  {
    prefix: identityToolkitPrefix,
    format: jsonBody,
    calls: [
      signUpCall,
      signInWithPasswordCall,
      signInWithIdpCall,
      signInWithCustomTokenCall,
      signInWithEmailLinkCall,
      sendOobCodeCall,
      resetPasswordCall,
      createAuthUriCall,
      projectsCall,
      lookupCall,
      updateCall,
      deleteCall,
      mfaEnrollmentStartCall,
      mfaEnrollmentFinalizeCall,
      mfaEnrollmentWithdrawCall,
      mfaSignInFinalizeCall,
    ],
  },
  { prefix: secureTokenPrefix, format: formBody, calls: [tokenCall] },
]
