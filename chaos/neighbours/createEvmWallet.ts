import {
  answerGarbage,
  answerTwice,
  type Behaviour,
  createDevWallet,
  rejectRequest,
} from '@cleat/testing'
import type { Hex } from 'viem'
import { type Page, runIn } from '../browser/page.ts'
import type { Prompts } from './prompts.ts'
import { toPageObject } from './toPageObject.ts'
import type { ChaosWallet } from './wallet.ts'

/** What the methods below may answer that is not true. */
const lies: readonly (readonly [method: string, answer: unknown])[] = [
  ['eth_accounts', []],
  ['eth_accounts', ['0x000000000000000000000000000000000000dEaD']],
  ['eth_accounts', 'nobody'],
  ['eth_chainId', '0x2105'],
  ['eth_chainId', 1],
  ['eth_chainId', {}],
  ['eth_requestAccounts', []],
  ['eth_requestAccounts', [null]],
  ['wallet_switchEthereumChain', null],
  ['personal_sign', '0x1234'],
  ['eth_getBalance', '0xffffffffffffffffffff'],
  ['eth_estimateGas', '0x1'],
  ['eth_gasPrice', '0xfffffffffffffffffffffffff'],
  ['wallet_getAssets', { '0x1': [{ type: 'native', balance: '0xff', metadata: { decimals: 1 } }] }],
]

const strangeHash = `0x${'5e'.repeat(32)}`

/** What becomes of a payment in wallets that err: it is sent or not, and they say otherwise. */
const sendingLies: readonly Behaviour[] = [
  answerGarbage(strangeHash),
  answerGarbage(null),
  answerTwice(),
  async ({ proceed }) => {
    await proceed()
    throw Object.assign(new Error('Internal error'), { code: -32603 })
  },
  async ({ proceed }) => {
    await proceed()
    throw Object.assign(new Error('already known'), { code: -32000 })
  },
  async ({ proceed }) => {
    await proceed()
    return strangeHash
  },
]

export function createEvmWallet(parameters: {
  name: string
  rdns: string
  isImpostor?: true
  keys: readonly Hex[]
  chains: Parameters<typeof createDevWallet>[0]['chains']
  prompts: Prompts
  programs: Readonly<Record<string, Behaviour>>
  onRequest(page: Page, args: unknown): void
}): ChaosWallet {
  const { name, rdns, isImpostor, keys, chains, prompts, programs, onRequest } = parameters
  const wallet = createDevWallet({
    ...{ chains, privateKeys: keys, origin: 'https://app.test', info: { name, rdns } },
    approve: () => prompts.ask(name),
  })
  for (const [method, behaviour] of Object.entries(programs))
    wallet.program(method, behaviour, { times: Number.POSITIVE_INFINITY })
  let selected = 0
  return {
    ...{
      name,
      namespace: 'eip155',
      connectorId: isImpostor ? `${rdns}#2` : rdns,
      addresses: wallet.accounts,
    },
    ...(isImpostor ? { isImpostor } : {}),
    appear(page) {
      const provider = toPageObject(page, wallet.provider, (called, [args]) => {
        if (called === 'request') onRequest(page, args)
      })
      const detail = Object.freeze({ info: { ...wallet.info }, provider })
      const announce = () => {
        page.window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      }
      page.window.addEventListener('eip6963:requestProvider', announce)
      runIn(page, announce)
    },
    act(what) {
      if (what === 'account') {
        selected = (selected + 1) % wallet.accounts.length
        const first = wallet.accounts[selected]
        if (first) wallet.selectAccounts([first, ...wallet.accounts.filter((a) => a !== first)])
      } else if (what === 'chain') {
        const other = chains.find(({ id }) => id !== wallet.chainId)
        if (other) wallet.switchChain(other.id)
      } else wallet[what]()
    },
    lie(seed) {
      if (seed % 2 === 0) {
        const how = sendingLies[(seed / 2) % sendingLies.length]
        if (how) wallet.program('eth_sendTransaction', how)
        return
      }
      const [method, answer] = lies[seed % lies.length] ?? ['eth_accounts', []]
      const how = Math.floor(seed / lies.length) % 4
      const behaviours = [answerGarbage(answer), answerTwice(), rejectRequest({ code: -32603 })]
      wallet.program(method, behaviours[how] ?? answerGarbage(answer))
    },
  }
}
