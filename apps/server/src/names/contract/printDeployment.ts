import { isHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { encodeDeployment } from './encodeDeployment.ts'

/**
 * `NAMES_SIGNER_KEY=0x… node printDeployment.ts https://api.example …`: prints the data of the
 * transaction that creates the resolver of a zone, for the wallet that shall own it.
 */
const key = process.env.NAMES_SIGNER_KEY
const services = process.argv.slice(2).map((text) => new URL(text).origin)
if (!isHex(key) || services.length === 0)
  throw new Error(
    'Set NAMES_SIGNER_KEY, and name the origins of services, such as https://api.example.',
  )
process.stdout.write(`${encodeDeployment({ services, signers: [privateKeyToAddress(key)] })}\n`)
