import { base64, hex, utf8 } from '@scure/base'
import type { IdentifierString, Wallet, WalletAccount } from '@wallet-standard/base'
import type { BitcoinAccount } from '../bitcoinAccount.ts'
import type { BitcoinSigner } from '../bitcoinSigner.ts'
import type { SpeakDialect } from './dialect.ts'

/** A Wallet Standard wallet with Bitcoin features. */
export const speakWalletStandard: SpeakDialect = ({ signer, target }) => {
  const wallet = createWallet(signer)
  const callback = ({ register }: { register: (wallet: Wallet) => void }) => register(wallet)
  const onReady = (event: Event) => {
    if (event instanceof CustomEvent) callback(event.detail)
  }
  target.addEventListener('wallet-standard:app-ready', onReady)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
  return () => target.removeEventListener('wallet-standard:app-ready', onReady)
}

type SignMessageInput = { account: WalletAccount; message: Uint8Array }
type SignTransactionInput = {
  psbt: Uint8Array
  inputsToSign: { account: WalletAccount; signingIndexes: number[]; sigHash?: string }[]
}
type SendTransferInput = { account: WalletAccount; recipient: string; amount: bigint }

function createWallet(signer: BitcoinSigner): Wallet {
  const chains = () => [`bitcoin:${signer.network}`] as const
  const connect = async ({ purposes }: { purposes: BitcoinAccount['purpose'][] }) => {
    const known: unknown = await signer.ask('connect', { isSilent: false })
    if (!Array.isArray(known)) return { accounts: known }
    const inOrder = purposes.flatMap((purpose) => known.filter((one) => one.purpose === purpose))
    return { accounts: inOrder.map((account) => toAccount(account, chains())) }
  }
  const disconnect = async () => {
    await signer.ask('disconnect', {})
  }
  const version = '1.0.0'
  return {
    version,
    name: signer.info.name,
    icon: signer.info.icon as Wallet['icon'],
    get chains() {
      return chains()
    },
    get accounts() {
      return signer.permitted.map((account) => toAccount(account, chains()))
    },
    features: {
      'bitcoin:connect': { version, connect },
      'bitcoin:signMessage': {
        version,
        signMessage: (...inputs: SignMessageInput[]) =>
          Promise.all(inputs.map((input) => signMessage(signer, input))),
      },
      'bitcoin:signTransaction': {
        version,
        signTransaction: (...inputs: SignTransactionInput[]) =>
          Promise.all(inputs.map((input) => signTransaction(signer, input))),
      },
      'bitcoin:sendTransfer': {
        version,
        sendTransfer: (...inputs: SendTransferInput[]) =>
          Promise.all(inputs.map((input) => sendTransfer(signer, input))),
      },
      'standard:disconnect': { version, disconnect },
      'standard:events': {
        version,
        on: (_: 'change', listener: (change: Partial<Wallet>) => void) =>
          signer.onChange(() =>
            listener({
              chains: chains(),
              accounts: signer.permitted.map((account) => toAccount(account, chains())),
            }),
          ),
      },
    },
  }
}

const features: readonly IdentifierString[] = [
  'bitcoin:signMessage',
  'bitcoin:signTransaction',
  'bitcoin:sendTransfer',
]

function toAccount(
  { address, publicKey }: BitcoinAccount,
  chains: readonly IdentifierString[],
): WalletAccount {
  return { address, publicKey: hex.decode(publicKey), chains, features }
}

/** The ordinals address signs by BIP-322, the payment address by BIP-137. */
async function signMessage(signer: BitcoinSigner, { account, message }: SignMessageInput) {
  const isTaproot = account.publicKey.length === 32
  const answer: unknown = await signer.ask('signMessage', {
    address: account.address,
    message: utf8.encode(message),
    protocol: isTaproot ? 'bip322' : 'ecdsa',
  })
  if (typeof answer !== 'object' || answer === null || !('signature' in answer)) return answer
  return { signedMessage: message, signature: base64.decode(String(answer.signature)) }
}

async function signTransaction(signer: BitcoinSigner, asked: SignTransactionInput) {
  const inputs = asked.inputsToSign.flatMap(({ account, signingIndexes, sigHash }) =>
    signingIndexes.map((index) => ({
      index,
      address: account.address,
      sighashTypes: sigHash === undefined ? undefined : [sighashes[sigHash] ?? 1],
    })),
  )
  const { psbt } = asked
  const options = { finalize: false, broadcast: false }
  const answer: unknown = await signer.ask('signPsbt', { psbt, inputs, ...options })
  if (typeof answer !== 'object' || answer === null || !('psbt' in answer)) return answer
  return { signedPsbt: answer.psbt }
}

const sighashes: Readonly<Record<string, number>> = {
  ALL: 0x01,
  NONE: 0x02,
  SINGLE: 0x03,
  'ALL|ANYONECANPAY': 0x81,
  'NONE|ANYONECANPAY': 0x82,
  'SINGLE|ANYONECANPAY': 0x83,
}

async function sendTransfer(signer: BitcoinSigner, { recipient, amount }: SendTransferInput) {
  const answer: unknown = await signer.ask('sendTransfer', { recipient, sats: amount })
  if (typeof answer !== 'object' || answer === null || !('txid' in answer)) return answer
  return { txId: answer.txid }
}
