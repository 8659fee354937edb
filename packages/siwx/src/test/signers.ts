import { encodeSs58 } from '@cleat/signatures/polkadot'
import { createBitcoinWallet } from '@cleat/testing/bitcoin'
import { devPolkadotKeys } from '@cleat/testing/polkadot'
import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { SignInFields } from '../fields/signInFields.ts'

/** An account of a wallet that signs texts. */
export type Signer = {
  readonly name: string
  readonly account: Pick<SignInFields, 'namespace' | 'address' | 'chainId'>
  readonly type: string
  readonly sign: (message: string) => Promise<string>
}

const bitcoinRegtest = '0f9188f13cb7b2c71f2a335e3a4fc328'
const polkadot = '91b171bb158e2d3848fa23a9f1c25182'

/** One signer for each kind of key that signs in. */
export function createSigners(): readonly Signer[] {
  return [evmSigner(), solanaSigner(), bitcoinSigner(), ...polkadotSigners()]
}

function evmSigner(): Signer {
  const key = privateKeyToAccount(generatePrivateKey())
  return {
    ...{ name: 'Ethereum', type: 'eip191' },
    account: { namespace: 'eip155', address: key.address, chainId: '1' },
    sign: (message) => key.signMessage({ message }),
  }
}

function solanaSigner(): Signer {
  const { secretKey, publicKey } = ed25519.keygen()
  return {
    ...{ name: 'Solana', type: 'solana:ed25519' },
    account: { namespace: 'solana', address: base58.encode(publicKey), chainId: 'mainnet' },
    sign: async (message) => base58.encode(ed25519.sign(utf8ToBytes(message), secretKey)),
  }
}

type Unisat = { signMessage: (message: string, type: string) => Promise<string> }

function bitcoinSigner(): Signer {
  const wallet = createBitcoinWallet({ isAuthorised: true })
  const page = new EventTarget()
  wallet.speak('unisat', page)
  const [{ address }] = wallet.accounts
  return {
    ...{ name: 'Bitcoin', type: 'bip322' },
    account: { namespace: 'bip122', address, chainId: bitcoinRegtest },
    sign: (message) =>
      (Reflect.get(page, 'unisat') as Unisat).signMessage(message, 'bip322-simple'),
  }
}

function polkadotSigners(): readonly Signer[] {
  return devPolkadotKeys()
    .slice(1)
    .map(({ type, accountId, sign }) => ({
      ...{ name: `Polkadot, ${type}`, type },
      account: {
        ...{ namespace: 'polkadot', chainId: polkadot },
        address: encodeSs58({ accountId, prefix: 0 }),
      },
      sign: async (message) => `0x${bytesToHex(sign(utf8ToBytes(`<Bytes>${message}</Bytes>`)))}`,
    }))
}
