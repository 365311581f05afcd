/** An account marked by `npm run operator`. It counts only while its e-mail is verified. `since` in ms. */
export interface OperatorTable {
  account_id: string
  since: number
}
