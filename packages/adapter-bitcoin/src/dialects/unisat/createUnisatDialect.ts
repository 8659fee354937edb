import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import type { DialectWallet, PsbtToSign } from '../../base/dialectWallet.ts'
import { createProviderCall } from '../createProviderCall.ts'
import { listenTo } from '../listenTo.ts'

export declare namespace createUnisatDialect {
  type Parameters = {
    provider: object
    name: string
    icon?: string | undefined
    /** The method that requests accounts. @default `requestAccounts` */
    connectMethod?: 'requestAccounts' | 'connect' | undefined
    /** The network of a provider that supports only one. */
    network?: BitcoinNetworkName | undefined
  }
}

/** UniSat and compatible wallets: one address, hexadecimal PSBTs. */
export function createUnisatDialect(parameters: createUnisatDialect.Parameters): DialectWallet {
  const { provider, name, icon, connectMethod = 'requestAccounts', network } = parameters
  const call = createProviderCall(provider)
  return {
    ...{ name, icon },
    takesSighash: true,
    protocols: ['ecdsa', 'bip322'],
    async accounts({ isSilent }) {
      // The result of `connect` differs between wallets, so the accounts are read again.
      const answer = await call(isSilent ? 'getAccounts' : connectMethod)
      const accounts = connectMethod === 'connect' && !isSilent ? await call('getAccounts') : answer
      if (!Array.isArray(accounts)) return accounts
      if (accounts.length === 0) return isSilent ? null : []
      return [{ address: accounts[0], publicKey: await call('getPublicKey') }]
    },
    network: async () => readNetwork(await call('getNetwork')) ?? network,
    disconnect: () => call('disconnect'),
    listen: (onChange) => listenTo({ provider, events, onChange }),
    signMessage: ({ message, protocol }) =>
      call('signMessage', message, protocol === 'bip322' ? 'bip322-simple' : 'ecdsa'),
    async signPsbt({ psbt, inputs, broadcast }) {
      const options = { autoFinalized: broadcast, toSignInputs: toSignInputs(inputs) }
      const signed = await call('signPsbt', psbt.hex, options)
      return broadcast ? { psbt: signed, txid: await call('pushPsbt', signed) } : { psbt: signed }
    },
    sendTransfer: ({ recipient, amount }) => call('sendBitcoin', recipient, Number(amount)),
    ...('switchChain' in provider
      ? { switchNetwork: (wanted) => call('switchChain', chains[wanted]) }
      : {}),
  }
}

const events = ['accountsChanged', 'accountChanged', 'chainChanged', 'networkChanged']

/** UniSat's names of networks and of chains. */
const names: Readonly<Record<string, BitcoinNetworkName>> = {
  livenet: 'mainnet',
  mainnet: 'mainnet',
  testnet: 'testnet',
  testnet4: 'testnet4',
  signet: 'signet',
  regtest: 'regtest',
}

const chains: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'BITCOIN_MAINNET',
  testnet: 'BITCOIN_TESTNET',
  testnet4: 'BITCOIN_TESTNET4',
  signet: 'BITCOIN_SIGNET',
  regtest: 'BITCOIN_REGTEST',
}

function readNetwork(answer: unknown): BitcoinNetworkName | undefined {
  return typeof answer === 'string' && Object.hasOwn(names, answer) ? names[answer] : undefined
}

function toSignInputs(inputs: PsbtToSign['inputs']) {
  return inputs.map(({ index, address, sighashTypes }) => ({
    ...{ index, address },
    ...(sighashTypes ? { sighashTypes } : {}),
  }))
}
