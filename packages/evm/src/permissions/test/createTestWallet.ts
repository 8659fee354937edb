import { CleatError, type PermissionWallet, type ProviderRequest } from '@cleat/core/adapter'

/** A wallet whose answers the test gives by method. Others are unsupported. */
export function createTestWallet(
  answers: { readonly [method: string]: (params: unknown) => unknown },
  approved?: readonly string[],
): PermissionWallet & { readonly asked: ProviderRequest[] } {
  const asked: ProviderRequest[] = []
  return {
    ...{ name: 'Rabby', approved, asked },
    async submit(request) {
      asked.push(request)
      const { method, params } = request
      const answer = answers[method]
      if (answer) return answer(params)
      throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: { wallet: 'Rabby', method } })
    },
  }
}
