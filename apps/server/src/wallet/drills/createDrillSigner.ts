import { changeWallet } from '@cleat/embedded-wallet/changes'
import { type Signer, signApproved } from '@cleat/embedded-wallet/signer'

const solana = { readMessage: () => undefined, addSignature: () => undefined }

/**
 * What a page has for its workers, in this process.
 * @param onRun called before one runs. May throw, and then it does not
 * @param finish waits for its answer
 */
export function createDrillSigner(
  onRun: (name: string) => void | Promise<void>,
  finish: <answer>(run: Promise<answer>) => Promise<answer> = (run) => run,
): Signer {
  return {
    async run(name, asked) {
      await onRun(name)
      // A worker has its own copy, and leaves zeros in it.
      const copy = structuredClone(asked)
      const run =
        name === 'sign'
          ? signApproved(copy as never, solana)
          : changeWallet(name as never, copy as never)
      return finish(run as Promise<never>)
    },
  }
}
