import { join } from 'node:path'

/** Where the sources are. */
export const repository = 'https://github.com/cleat-dev/cleat'

/** The repository on this machine. */
export const root: string = join(import.meta.dirname, '../../..')

/** The folder of this app. */
export const app: string = join(import.meta.dirname, '..')

/** What the site is built from: written by `writeContent`, never by hand. */
export const content: string = join(app, '.cache/content')

export const dist: string = join(app, 'dist')
