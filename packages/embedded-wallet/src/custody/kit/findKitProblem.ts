import { CustodyError } from '../custodyError.ts'
import { readKit } from './readKit.ts'

/** Why a file opens no kit. */
export type KitProblem =
  /** Another file. */
  | 'other'
  /** A kit in a format that this code does not know. */
  | 'version'
  /** A kit, of which something is missing or changed. */
  | 'damaged'

const name = 'cleat/recovery-kit'

/** Says what is wrong with the file of a recovery kit, before there is a code for it. */
export function findKitProblem(file: string): KitProblem | undefined {
  try {
    readKit(file)
    return undefined
  } catch (error) {
    if (!(error instanceof CustodyError)) throw error
  }
  const text = file.slice(0, 10_000)
  if (!text.includes(name)) return 'other'
  try {
    const { format, version }: { format?: unknown; version?: unknown } = JSON.parse(text)
    if (format !== name) return 'other'
    return typeof version === 'number' && version > 1 ? 'version' : 'damaged'
  } catch {
    return 'damaged'
  }
}
