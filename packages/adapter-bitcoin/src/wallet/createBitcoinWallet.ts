import {
  type CaipNetwork,
  CleatError,
  type Connector,
  sanitizeWalletInfo,
  type WalletState,
  withTimeout,
} from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import { toNetworkId, toNetworkName } from '../base/bitcoinNetwork.ts'
import type { BitcoinWallet } from '../base/bitcoinWallet.ts'
import { callWallet } from '../base/callWallet.ts'
import type { DialectWallet } from '../base/dialectWallet.ts'
import { loadChain } from '../lazy/loadChain.ts'
import { loadTransfers } from '../lazy/loadTransfers.ts'
import { signMessage } from './signMessage.ts'

/** A discovered wallet of any dialect as a `BitcoinWallet`. */
export function createBitcoinWallet(dialect: DialectWallet): BitcoinWallet {
  const { connector = toConnector(dialect) } = dialect
  const { name } = connector
  let used: BitcoinNetworkName = 'mainnet'

  const read = async (parameters: {
    isSilent: boolean
    network: BitcoinNetworkName
  }): Promise<WalletState | null> => {
    const given = await dialect.accounts(parameters)
    if (given === null) return null
    const told = await dialect.network?.()
    const { checkAccounts } = await loadChain()
    const { accounts, network } = checkAccounts({ given, told, ...parameters, wallet: name })
    const [first, ...rest] = accounts
    if (!first) return null
    used = network
    return { accounts: [first, ...rest], caipNetworkId: toNetworkId(network) }
  }
  const readSilently = () => read({ isSilent: true, network: used })

  return {
    ...{ connector, onlySigns: dialect.onlySigns, lacksTransfer: !dialect.sendTransfer },
    connect: ({ isSilent, network }) =>
      callWallet({
        ...{ doing: 'connect', wallet: name, subject: 'connect' },
        ask: () => read({ isSilent, network: requireName(network) }),
      }),
    async disconnect() {
      await dialect.disconnect?.()
    },
    watch: (report) => watchWallet({ dialect, read: readSilently, report }),
    read: () =>
      callWallet({ doing: 'request', wallet: name, subject: 'connect', ask: readSilently }),
    async switchNetwork({ network }) {
      const wanted = requireName(network)
      const move = dialect.switchNetwork
      const facts = { network: network.name, wallet: name }
      // Addresses belong to a network, so only the wallet can switch.
      if (!move) throw new CleatError('NETWORK_SWITCH_UNSUPPORTED', { context: facts })
      const state = await callWallet({
        ...{ doing: 'switch', wallet: name, subject: network.name },
        async ask() {
          await move(wanted)
          return read({ isSilent: true, network: wanted })
        },
      })
      if (state?.caipNetworkId === network.caipNetworkId) return state
      throw new CleatError('NETWORK_SWITCH_FAILED', { context: facts })
    },
    signMessage: (asked) => signMessage({ dialect, wallet: name, ...asked }),
    signPsbt: async (asked) =>
      (await loadTransfers()).signPsbt({ dialect, wallet: name, ...asked }),
    sendTransfer: async (asked) =>
      (await loadTransfers()).requestTransfer({ dialect, wallet: name, ...asked }),
  }
}

/** Milliseconds until a read that has no answer no longer keeps the next one waiting. */
const readMs = 5000

/** Drops results that arrive after those of a later read. */
function watchWallet(parameters: {
  dialect: DialectWallet
  read: () => Promise<WalletState | null>
  report: (state: WalletState | null) => void
}): () => void {
  const { dialect, read, report } = parameters
  let latest = 0
  let isReading = false
  let isAsked = false
  // One read at a time, however many events there are.
  const onChange = () => {
    latest += 1
    isAsked = isReading
    if (isReading) return
    isReading = true
    const turn = latest
    const work = () =>
      read().then(
        (state) => turn === latest && report(state),
        // Invalid accounts count as none.
        () => turn === latest && report(null),
      )
    void withTimeout(work, readMs).then(() => {
      isReading = false
      if (isAsked) onChange()
    })
  }
  const onGone = () => {
    latest += 1
    report(null)
  }
  const stop = dialect.listen(onChange, onGone)
  return () => {
    latest += 1
    stop()
  }
}

function toConnector({ name: given, icon: image }: DialectWallet): Connector {
  const shown = sanitizeWalletInfo({ rdns: 'wallet', name: given, icon: image })
  const name = shown?.name ?? 'Bitcoin wallet'
  return {
    id: name,
    name,
    type: 'ANNOUNCED',
    chain: 'bip122',
    chains: ['bip122'],
    ...(shown?.icon === undefined ? {} : { imageUrl: shown.icon }),
  }
}

function requireName({ name, caipNetworkId }: CaipNetwork): BitcoinNetworkName {
  const found = toNetworkName(caipNetworkId)
  if (found) return found
  const facts = { name, field: 'id', value: caipNetworkId }
  throw new CleatError('CONFIG_NETWORK_INVALID', { context: facts })
}
