import { answerGarbage, answerTwice, rejectRequest } from '@cleat/testing'
import { createSolanaWallet } from '@cleat/testing/solana'
import type { Prompts } from './prompts.ts'
import { appearInPage } from './standardWallet.ts'
import type { ChaosWallet } from './wallet.ts'

const methods = [
  ...['solana:signTransaction', 'solana:signAndSendTransaction'],
  ...['solana:signMessage', 'standard:connect'],
] as const

export function createSolanaChaosWallet(parameters: {
  name: string
  rpcUrl: string
  chain: `solana:${string}`
  prompts: Prompts
}): ChaosWallet {
  const { name, rpcUrl, chain, prompts } = parameters
  const wallet = createSolanaWallet({
    ...{ name, rpcUrls: { [chain]: rpcUrl } },
    approve: async () => (await prompts.ask(name)).approved,
  })
  let selected = 0
  return {
    ...{ name, namespace: 'solana', connectorId: name, addresses: wallet.addresses },
    appear: (page) => appearInPage(page, wallet.wallet),
    act(what) {
      if (what === 'chain') return
      if (what !== 'account') return wallet[what]()
      selected = (selected + 1) % wallet.addresses.length
      const first = wallet.addresses[selected]
      if (first) wallet.selectAccounts([first, ...wallet.addresses.filter((a) => a !== first)])
    },
    lie(seed) {
      const method = methods[seed % methods.length] ?? 'standard:connect'
      const how = Math.floor(seed / methods.length) % 4
      const garbage = [null, [], [{ signedTransaction: new Uint8Array(3) }], { accounts: [{}] }]
      const value = garbage[Math.floor(seed / 16) % garbage.length]
      const behaviours = [answerGarbage(value), answerTwice(), rejectRequest({ code: -32603 })]
      wallet.program(method, behaviours[how] ?? answerGarbage(value))
    },
  }
}
