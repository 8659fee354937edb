import type { Localnet } from '@cleat/localnet'
import { answerGarbage, answerTwice, rejectRequest } from '@cleat/testing'
import { createBitcoinWallet } from '@cleat/testing/bitcoin'
import type { Prompts } from './prompts.ts'
import { appearInPage, readStandardWallet } from './standardWallet.ts'
import type { ChaosWallet } from './wallet.ts'

const methods = ['signPsbt', 'signMessage', 'sendTransfer'] as const

export async function fundBitcoinWallet(localnet: Localnet): Promise<void> {
  const wallet = createBitcoinWallet({ network: 'regtest' })
  for (const index of [0, 1]) {
    wallet.selectAccount(index)
    const [{ address }] = wallet.accounts
    for (let times = 0; times < 8; times += 1) await localnet.bitcoin?.fund({ address, sats: 5e8 })
  }
}

export function createBitcoinChaosWallet(parameters: {
  name: string
  esploraUrl: string
  prompts: Prompts
}): ChaosWallet {
  const { name, esploraUrl, prompts } = parameters
  const wallet = createBitcoinWallet({
    ...{ network: 'regtest', chain: { esploraUrl, fetch }, info: { name } },
    approve: () => prompts.ask(name),
  })
  const standard = readStandardWallet((target) => wallet.speak('walletStandard', target as Window))
  let selected = 0
  return {
    ...{ name, namespace: 'bip122', connectorId: name },
    get addresses() {
      return wallet.accounts.map(({ address }) => address)
    },
    appear: (page) => appearInPage(page, standard),
    act(what) {
      if (what === 'chain') return
      if (what !== 'account') return wallet[what]()
      selected = 1 - selected
      wallet.selectAccount(selected)
    },
    lie(seed) {
      const method = methods[seed % methods.length] ?? 'signPsbt'
      const how = Math.floor(seed / methods.length) % 4
      const value = [null, {}, 'x', []][Math.floor(seed / 12) % 4]
      const behaviours = [answerGarbage(value), answerTwice(), rejectRequest({ code: -32603 })]
      wallet.program(method, behaviours[how] ?? answerGarbage(value))
    },
  }
}
