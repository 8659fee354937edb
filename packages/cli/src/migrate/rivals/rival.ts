import type { NewImports } from '../edit/imports.ts'
import type { Source } from '../edit/source.ts'

/** What all files of an app together say, and one of them needs to know. */
export type Facts = {
  /** The color scheme that the rival's provider sets, else the rival's own default. */
  themeMode: 'dark' | 'light' | 'system'
  /** The accent that it sets, as code. */
  accent: string | undefined
  /** The language that it sets, as BCP 47. */
  locale: string | undefined
  /** Whether a file makes a config of wagmi. */
  hasWagmiConfig: boolean
}

export type Migration = {
  readonly source: Source
  readonly facts: Facts
  readonly imports: NewImports
}

/** A kit that apps come from. Everything is known from its public documentation alone. */
export type Rival = {
  readonly id: string
  readonly label: string
  readonly themeMode: Facts['themeMode']
  /** Whether a package, or a path that is imported, is of the rival. */
  isOwn(path: string): boolean
  /** Reads what other files need to know. */
  readFacts?(source: Source, facts: Facts): void
  /** Changes a file. */
  migrate(migration: Migration): void
  /** What to do about names that have no safe counterpart, by name. */
  readonly advice: Readonly<Record<string, string>>
}
