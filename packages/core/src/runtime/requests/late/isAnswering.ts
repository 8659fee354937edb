/** Only who gets the answer has what was signed: the wallet sends nothing. */
const answering = new Set([
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_signTransaction',
  'wallet_signAuthorization',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'signMessage',
])

/** Whether what a method does is undone where its answer is kept back. */
export function isAnswering(method: string): boolean {
  return answering.has(method)
}
