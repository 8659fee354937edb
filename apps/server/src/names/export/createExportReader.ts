import type { Hex } from 'viem'
import type { NameProfile } from '../store/nameProfile.ts'
import type { NameReader } from '../store/nameStore.ts'
import type { NameTransfer } from '../store/nameTransfer.ts'
import type { NameExport } from './nameExport.ts'

type ExportedName = NameExport['names'][number]

const ethereum = 60n
const everyEvmChain = 0x8000_0000n
/** The most profiles of an answer. */
const most = 50

/** Reads the names of an export as they were, as far as they do not rest. */
export function createExportReader(
  content: NameExport,
  { now = () => new Date() }: { now?: (() => Date) | undefined } = {},
): NameReader {
  const byName = new Map(content.names.map((one) => [one.name, one]))
  const byAddress = new Map<string, ExportedName[]>()
  for (const one of content.names)
    for (const address of new Set(one.addresses.map((entry) => entry.address)))
      byAddress.set(address, [...(byAddress.get(address) ?? []), one])
  const isPast = (time: string | null) => time !== null && Date.parse(time) <= now().getTime()
  const isInUse = (one: ExportedName) =>
    one.freedAt === null && (one.restsUntil === null || isPast(one.restsUntil))
  const findInUse = (address: string) =>
    (byAddress.get(address.toLowerCase()) ?? []).filter(isInUse)
  const findProfile = async (name: string) => {
    const one = byName.get(name)
    return one && isInUse(one) ? toProfile(one) : undefined
  }

  return {
    find: findProfile,
    findProfile,
    async findName({ address, coinType }) {
      const isEvm = coinType === ethereum || (coinType >= everyEvmChain && coinType < 2n ** 32n)
      return findInUse(address).find((one) =>
        one.addresses.some((entry) => {
          const type = BigInt(entry.coinType)
          const isCoin = type === coinType || (isEvm && type === everyEvmChain)
          return isCoin && entry.address === address.toLowerCase()
        }),
      )?.name
    },
    async findByAddress(address) {
      return findInUse(address).slice(0, most).map(toProfile)
    },
    async findTaken(wanted) {
      const skeletons = new Set(
        content.names
          .filter((one) => one.freedAt === null || !isPast(one.restsUntil))
          .map(({ skeleton }) => skeleton),
      )
      return new Set([...wanted].filter(([, one]) => skeletons.has(one)).map(([name]) => name))
    },
    async listTransfers(address) {
      return content.names
        .flatMap(({ name, transfer }) => (transfer ? [{ name, transfer }] : []))
        .filter(
          ({ transfer }) =>
            [transfer.fromAddress, transfer.toAddress].includes(address.toLowerCase() as Hex) &&
            !isPast(transfer.acceptedAt === null ? transfer.endsAt : transfer.resolvesAt),
        )
        .map(({ name, transfer }) => toTransfer(name, transfer))
    },
  }
}

function toProfile(one: ExportedName): NameProfile {
  const { name, subject, registeredAt, updatedAt, addresses, texts } = one
  return {
    ...{ name, subject, registeredAt: new Date(registeredAt) },
    updatedAt: updatedAt === null ? undefined : new Date(updatedAt),
    addresses: new Map(addresses.map((entry) => [BigInt(entry.coinType), entry.address])),
    accounts: new Map(
      addresses.map(({ coinType, text, createdAt }) => [
        BigInt(coinType),
        { address: text, createdAt: new Date(createdAt) },
      ]),
    ),
    texts: new Map(texts.map(({ key, value }) => [key, value])),
  }
}

function toTransfer(name: string, transfer: NonNullable<ExportedName['transfer']>): NameTransfer {
  const { fromAccount, toAccount, offeredAt, endsAt, acceptedAt, resolvesAt } = transfer
  return {
    ...{ name, from: fromAccount, to: toAccount },
    ...{ offeredAt: new Date(offeredAt), endsAt: new Date(endsAt) },
    acceptedAt: acceptedAt === null ? undefined : new Date(acceptedAt),
    resolvesAt: resolvesAt === null ? undefined : new Date(resolvesAt),
  }
}
