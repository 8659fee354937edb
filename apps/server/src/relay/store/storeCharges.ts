import { hash } from 'node:crypto'
import { toShares } from '../../http/toShares.ts'
import type { Charge } from '../quota/createQuota.ts'
import type { NewMessage, Publication } from './relayStore.ts'

/** The parts of a store that a network, a client and a topic may take. */
const networkPart = 32
const clientPart = 64
const topicPart = 128

/** What a message takes beside its text: its row, entries of indexes, and its publication. */
const overheadBytes = 1000

/** What Redis takes to remember a publication, which outlives its messages. */
export const publicationBytes = 200

export function toWeight({ message, attestation }: NewMessage): number {
  return message.length + (attestation?.length ?? 0) + overheadBytes
}

export declare namespace toCharges {
  type Parameters = {
    publication: Pick<Publication, 'sender' | 'network'>
    topic: string
    capacity: number
    /** Makes hashes of networks unreadable for others. */
    secret: string
  }
}

/** Networks are kept as hashes only. */
export function toCharges(parameters: toCharges.Parameters): readonly Charge[] {
  const { topic, capacity } = parameters
  return [{ key: topic, limit: capacity / topicPart }, ...toSenderCharges(parameters)]
}

/** What a publication counts against, beside the topics of its messages. */
export function toSenderCharges(
  parameters: Omit<toCharges.Parameters, 'topic'>,
): readonly Charge[] {
  const { publication, capacity, secret } = parameters
  const { sender, network } = publication
  const networks = network === undefined ? [] : toShares(network, capacity / networkPart)
  return [
    { key: sender, limit: capacity / clientPart },
    ...networks.map(({ key, limit }) => ({ limit, key: toHash(secret, key) })),
  ]
}

const hashLength = 16

function toHash(secret: string, network: string): string {
  return hash('sha256', `${secret} ${network}`, 'base64url').slice(0, hashLength)
}
