/** An error of a wallet whose own codes differ from EIP-1193. */
export class WalletError extends Error {
  override readonly name = 'WalletError'
  readonly code: number

  constructor({ code, message }: { code: number; message: unknown }) {
    super(typeof message === 'string' ? message.slice(0, 500) : 'The wallet refused.')
    this.code = code
  }
}
