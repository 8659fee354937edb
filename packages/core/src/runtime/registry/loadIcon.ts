import { type LoadSheet, readIcon } from './readIcon.ts'

/** A lazily loaded chunk of icons. */
export type IconSheet = {
  /** Icon names, separated by blanks. Aliases of an icon follow its name after commas. */
  readonly names: string
  readonly load: LoadSheet
}

export type LoadIconParameters = {
  readonly sheets: readonly IconSheet[]
  readonly name: string
}

/** Loads an icon as a data URI. `undefined` if no sheet has it or its sheet cannot be fetched. */
export async function loadIcon({ sheets, name }: LoadIconParameters): Promise<string | undefined> {
  for (const { names, load } of sheets) {
    const group = names.split(' ').find((aliases) => aliases.split(',').includes(name))
    const [key] = group?.split(',') ?? []
    if (key) return readIcon({ load, key })
  }
  return undefined
}
