/** Why signing in failed: a `SIWX_…` or `SERVICE_…` code of Cleat with its facts. */
export class SiwxError extends Error {
  override readonly name = 'SiwxError'
  readonly code: string
  readonly context: { readonly [name: string]: unknown }

  constructor(
    code: string,
    { context, cause }: { context: { readonly [name: string]: unknown }; cause?: unknown },
  ) {
    super(`${code} ${JSON.stringify(context)}`, { cause })
    this.code = code
    this.context = context
  }
}
