/** A framework to begin with. */
export type StartFramework = {
  /** The folder of its code in `starts/frameworks`. */
  readonly id: string
  readonly title: string
  /** The command that makes an empty app. */
  readonly create: string
  /** Where its files stand in the app. */
  readonly folder: string
  /** Its own files, in the order of the page. `index.html` stands in the root of the app. */
  readonly files: readonly string[]
  readonly packages: readonly string[]
  /** What `createAppKit` is imported from. */
  readonly entry: string
  /** Whether the app has components: then the chain's stand beside it. */
  readonly isReact: boolean
  /** The example that a browser test exercises; for React apps, the chain's. */
  readonly example?: string | undefined
  readonly note: string
}

export const startFrameworks: readonly StartFramework[] = [
  {
    id: 'vite',
    title: 'React with Vite',
    create: 'npm create vite@latest my-app -- --template react-ts',
    folder: 'src',
    files: ['App.tsx', 'main.tsx'],
    packages: [],
    entry: '@cleat/react',
    isReact: true,
    note: 'The button is there with the page. The modal follows when the page is idle.',
  },
  {
    id: 'next',
    title: 'Next.js',
    create: 'npx create-next-app@latest my-app --typescript --app --no-src-dir',
    folder: 'app',
    files: ['Wallet.tsx', 'page.tsx'],
    packages: [],
    entry: '@cleat/react',
    isReact: true,
    example: 'next-app-router',
    note: 'The page stays a server component. To render the connected account on the server, see [server rendering](/guides/server-rendering).',
  },
  {
    id: 'react-router',
    title: 'React Router',
    create: 'npm create vite@latest my-app -- --template react-ts',
    folder: 'src',
    files: ['requireAccount.ts', 'Home.tsx', 'main.tsx'],
    packages: ['react-router'],
    entry: '@cleat/react/appkit',
    isReact: true,
    example: 'react-router',
    note: 'Loaders are no components. They ask the kit that `createAppKit` returns.',
  },
  {
    id: 'html',
    title: 'Plain HTML',
    create: 'npm create vite@latest my-app -- --template vanilla-ts',
    folder: 'src',
    files: ['index.html', 'main.ts'],
    packages: ['react', 'react-dom'],
    entry: '@cleat/react/appkit',
    isReact: false,
    example: 'html-ethers',
    note: '`createAppKit` defines the elements. React is inside, as a dependency that the bundler resolves: you write none.',
  },
  {
    id: 'headless',
    title: 'Your own interface',
    create: 'npm create vite@latest my-app -- --template react-ts',
    folder: 'src',
    files: ['WalletList.tsx', 'App.tsx', 'main.tsx'],
    packages: [],
    entry: '@cleat/react/headless',
    isReact: true,
    example: 'react-headless',
    note: 'Nothing of the modal is ever loaded. [Your own interface](/guides/headless) says what else there is.',
  },
]
