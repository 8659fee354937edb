import { type BitcoinNetworkName, bitcoinNetworkNames } from '@cleat/signatures/bip122'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import { toNetworkName } from '../../base/bitcoinNetwork.ts'
import type { DialectWallet } from '../../base/dialectWallet.ts'
import { readPart } from '../../base/readPart.ts'
import { WalletError } from '../../base/walletError.ts'
import {
  createSatsConnectRequest,
  satsConnectNetworks,
} from '../satsConnect/createSatsConnectRequest.ts'
import { toSigningGroups } from './toSigningGroups.ts'

type Method = (...inputs: unknown[]) => unknown

/**
 * A wallet of the Wallet Standard with Bitcoin features. Requests carry the wallet's own account
 * object. Features are read once. `undefined` without such features, or for another version of the
 * standard.
 */
export function createStandardDialect(wallet: Wallet): DialectWallet | undefined {
  const [version, name] = ['version', 'name'].map((part) => readPart(wallet, part))
  const take = (feature: string, method: string) => findMethod(wallet, feature, method)
  const connect = take('bitcoin:connect', 'connect')
  if (!connect || !/^1\./.test(String(version)) || typeof name !== 'string') return undefined
  const methods = {
    'bitcoin:connect': connect,
    'bitcoin:signMessage': take('bitcoin:signMessage', 'signMessage'),
    'bitcoin:signTransaction': take('bitcoin:signTransaction', 'signTransaction'),
    'bitcoin:sendTransfer': take('bitcoin:sendTransfer', 'sendTransfer'),
  }
  const disconnect = take('standard:disconnect', 'disconnect')
  const on = take('standard:events', 'on')

  const call = async (feature: keyof typeof methods, input: unknown): Promise<unknown> => {
    const method = methods[feature]
    if (!method) throw new WalletError({ code: 4200, message: `The wallet lacks ${feature}.` })
    const answer = await method(input)
    return Array.isArray(answer) ? answer[0] : answer
  }
  const findAccount = (address: string) =>
    wallet.accounts.find((account) => account.address === address)
  return {
    name,
    icon: readIcon(wallet),
    ...{ takesSighash: true, onlySigns: true },
    async accounts({ isSilent }) {
      if (isSilent) return wallet.accounts.length > 0 ? wallet.accounts.map(toGiven) : null
      const accounts = readPart(await call('bitcoin:connect', { purposes }), 'accounts')
      return Array.isArray(accounts) ? accounts.map(toGiven) : accounts
    },
    network: async () => readNetwork(wallet.accounts[0]?.chains ?? wallet.chains),
    async disconnect() {
      await disconnect?.()
    },
    listen(onChange) {
      const stop = on?.('change', onChange)
      return () => {
        if (typeof stop === 'function') stop()
      }
    },
    ...switchOf(wallet),
    async signMessage({ message, account }) {
      const input = {
        account: findAccount(account.address),
        message: new TextEncoder().encode(message),
      }
      return readPart(await call('bitcoin:signMessage', input), 'signature')
    },
    async signPsbt({ psbt, inputs, network }) {
      const inputsToSign = toSigningGroups({ inputs, findAccount })
      const input = { psbt: psbt.bytes, inputsToSign, chain: toChain(wallet, network) }
      const answer = await call('bitcoin:signTransaction', input)
      return { psbt: readPart(answer, 'signedPsbt') }
    },
    ...(methods['bitcoin:sendTransfer']
      ? {
          async sendTransfer({ recipient, amount, account }) {
            const input = { account: findAccount(account.address), recipient, amount }
            return readPart(await call('bitcoin:sendTransfer', input), 'txId')
          },
        }
      : {}),
  }
}

const purposes = ['payment', 'ordinals']

/**
 * The standard has no network switch. Wallets that include Xverse's provider switch through that.
 */
function switchOf(wallet: Wallet): Pick<DialectWallet, 'switchNetwork'> {
  const provider = readPart(readPart(readPart(wallet, 'features'), 'sats-connect:'), 'provider')
  if (typeof readPart(provider, 'request') !== 'function') return {}
  const request = createSatsConnectRequest(Object(provider))
  return {
    switchNetwork: (network) =>
      request('wallet_changeNetwork', { name: satsConnectNetworks[network] }),
  }
}

function findMethod(wallet: Wallet, feature: string, name: string): Method | undefined {
  const owner = readPart(readPart(wallet, 'features'), feature)
  const method = readPart(owner, name)
  return typeof method === 'function' ? method.bind(owner) : undefined
}

function readIcon(wallet: Wallet): string | undefined {
  const icon = readPart(wallet, 'icon')
  return typeof icon === 'string' ? icon : undefined
}

function toGiven(account: unknown) {
  return { address: readPart(account, 'address'), publicKey: readPart(account, 'publicKey') }
}

/** The wallet's own id of a network. */
function toChain({ chains }: Wallet, network: BitcoinNetworkName): string {
  return chains.find((chain) => readNetwork([chain]) === network) ?? `bitcoin:${network}`
}

/** The network of an account with exactly one chain, named by the Wallet Standard or by CAIP-2. */
function readNetwork(chains: WalletAccount['chains']): BitcoinNetworkName | undefined {
  const known = chains.flatMap((chain) => {
    const name =
      toNetworkName(chain) ?? bitcoinNetworkNames.find((one) => chain === `bitcoin:${one}`)
    return name ?? []
  })
  return known.length === 1 ? known[0] : undefined
}
