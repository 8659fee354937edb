/** What an app can be built with. The first of each is what new apps take today. */
export const axes = {
  framework: [
    'vite',
    'next-turbopack',
    'next-webpack',
    'react-router',
    'tanstack-start',
    'rsbuild',
    'astro',
  ],
  react: ['19', '19-compiler', '18'],
  wagmi: ['3', '2'],
  typescript: ['7', '6', '5'],
  node: ['24', '22', '20'],
} as const

export type Axis = keyof typeof axes

/** One app: a value on each axis. */
export type Cell = { readonly [axis in Axis]: (typeof axes)[axis][number] }
