export const saved = 'User updated'
export const failed = 'Error updating user'
