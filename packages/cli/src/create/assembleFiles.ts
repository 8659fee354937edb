import type { Chains, Framework } from './choices.ts'
import type { Templates } from './templates.ts'

/** The example that shows what an app does on these chains. */
export const exampleOfChains: Readonly<Record<Chains, string>> = {
  wagmi: 'react-wagmi',
  ethers: 'react-ethers',
  solana: 'react-solana',
  bitcoin: 'react-bitcoin',
  polkadot: 'react-polkadot',
  several: 'react-multichain',
}

export declare namespace assembleFiles {
  type Parameters = { templates: Templates; framework: Framework; chains: Chains }
}

type Files = Record<string, string>

/** What the author of an example wrote about the example, and not for an app. */
const isOfExample = (path: string) => path === 'README.md' || path === 'package.json'

/** Puts the source files of an app together: a framework's frame, and what is done on the chains. */
export function assembleFiles(parameters: assembleFiles.Parameters): Files {
  const { templates, framework, chains } = parameters
  const example = exampleOfChains[chains]
  const config = part(`config/${chains}.ts`)
  switch (framework) {
    case 'vite':
      return { ...folder(`examples/${example}`), 'src/config.ts': config }
    case 'html':
      return {
        ...folder('examples/html-ethers'),
        'src/config.ts': config,
        ...(chains === 'ethers' ? {} : { 'src/sign.ts': part(`html/${chains}/sign.ts`) }),
      }
    case 'react-router':
      return { ...folder('examples/react-router'), 'src/config.ts': config, ...signRoute() }
    case 'next':
      return nextFiles()
  }

  /** The route that needs a wallet. The example has the one for wagmi. */
  function signRoute(): Files {
    if (chains === 'wagmi') return {}
    const isSeveral = chains === 'several'
    const names = isSeveral
      ? ['ChainCard.tsx', 'useSignMessage.ts']
      : ['SignCard.tsx', 'useOutcome.ts']
    return {
      'src/main.tsx': part('react-router/main.tsx'),
      'src/routes/Sign.tsx': part(`react-router/${isSeveral ? 'SignSeveral' : 'Sign'}.tsx`),
      ...Object.fromEntries(names.map((name) => [`src/${name}`, source(name)])),
    }
  }

  /** The example's page shows wagmi and its cookie. Other chains bring the app of their example. */
  function nextFiles(): Files {
    const { 'app/WalletCard.tsx': cookieCard = '', ...frame } = folder('examples/next-app-router')
    if (chains === 'wagmi')
      return {
        ...frame,
        'app/WalletCard.tsx': cookieCard,
        'config/index.ts': part('next/wagmi/config.ts'),
        'context/index.tsx': part('next/wagmi/context.tsx'),
        'app/page.tsx': part('next/wagmi/page.tsx'),
        'app/SignCard.tsx': part('next/wagmi/SignCard.tsx'),
      }
    const components = Object.entries(folder(`examples/${example}/src`))
      .filter(([path]) => /\.tsx?$/.test(path) && !/^(?:main|config)\./.test(path))
      .map(([path, text]) => [`components/${path}`, text])
    return {
      ...frame,
      'config/index.ts': config,
      'context/index.tsx': part('next/context.tsx'),
      'app/layout.tsx': part('next/app/layout.tsx'),
      'app/page.tsx': part('next/app/page.tsx'),
      ...Object.fromEntries(components),
      'components/App.tsx': `'use client'\n\n${source('App.tsx')}`,
    }
  }

  function folder(path: string): Files {
    const found = [...templates].filter(([name]) => name.startsWith(`${path}/`))
    if (found.length === 0) throw new Error(`There is no template ${path}`)
    return Object.fromEntries(
      found
        .map(([name, text]) => [name.slice(path.length + 1), text] as const)
        .filter(([name]) => !isOfExample(name)),
    )
  }

  function part(path: string): string {
    return read(`parts/${path}`)
  }

  function source(name: string): string {
    return read(`examples/${example}/src/${name}`)
  }

  function read(path: string): string {
    const text = templates.get(path)
    if (text === undefined) throw new Error(`There is no template ${path}`)
    return text
  }
}
