import { translateProviderError } from '@cleat/core/adapter'

/** Asks a wallet, and puts what it throws in our words. */
export async function askWallet<answer>(parameters: {
  doing: 'connect' | 'switch' | 'request'
  wallet: string
  /** What is asked, or the name of the network. */
  subject: string
  ask: () => Promise<answer>
}): Promise<answer> {
  const { ask, ...facts } = parameters
  try {
    return await ask()
  } catch (error) {
    throw translateProviderError({ error, ...facts })
  }
}
