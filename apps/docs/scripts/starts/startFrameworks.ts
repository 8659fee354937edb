import type { Framework } from '../../../../packages/cli/src/create/choices.ts'

type StartFramework = {
  readonly title: string
  /** What its readers ask first. */
  readonly note: string
}

/** The frameworks that `cleat create` has, as the site names them. */
export const startFrameworks: Readonly<Record<Framework, StartFramework>> = {
  vite: {
    title: 'React with Vite',
    note: 'The button is there with the page. The modal follows when the page is idle.',
  },
  next: {
    title: 'Next.js',
    note: 'The page is rendered on the server. What visitors see before its code arrives: [server rendering](/guides/server-rendering).',
  },
  'react-router': {
    title: 'React Router',
    note: 'Loaders are no components. They ask the kit that `createAppKit` returns.',
  },
  html: {
    title: 'Plain HTML',
    note: '`createAppKit` defines the elements. React is inside, as a dependency that the bundler resolves: you write none.',
  },
}
