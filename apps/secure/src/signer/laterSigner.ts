import type { Signer } from '@cleat/embedded-wallet/signer'

/** The signer, which is loaded once there is something to sign. */
export const laterSigner: Signer = {
  async run(name, asked) {
    const { signer } = await import('./startSigner.ts')
    return signer.run(name, asked)
  },
}
