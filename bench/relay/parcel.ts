/** A message with its number and due time. */
export type Parcel = { readonly index: number; readonly dueAt: number }

/** The typical length of a session message. */
const length = 480

export function writeParcel({ index, dueAt }: Parcel): string {
  return Buffer.from(`${index} ${dueAt} `.padEnd(length, '.')).toString('base64')
}

export function readParcel(message: string): Parcel {
  const [index, dueAt] = Buffer.from(message, 'base64').toString().split(' ', 2).map(Number)
  if (index === undefined || dueAt === undefined) throw new Error('This is no parcel.')
  return { index, dueAt }
}
