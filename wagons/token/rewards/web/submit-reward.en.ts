export const missingTitle = 'Email missing'
export const missing = 'Please fill in your email.'
export const successTitle = 'Success'
export const success = 'Details submitted successfully. We will contact you by email.'
