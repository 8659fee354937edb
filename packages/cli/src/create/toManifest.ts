import { exampleOfChains } from './assembleFiles.ts'
import type { Chains, Framework } from './choices.ts'
import type { Templates } from './templates.ts'

type Dependencies = Readonly<Record<string, string>>
type Manifest = { readonly dependencies: Dependencies; readonly devDependencies: Dependencies }

export declare namespace toManifest {
  type Parameters = { templates: Templates; name: string; framework: Framework; chains: Chains }
}

const frames = {
  vite: undefined,
  next: 'next-app-router',
  'react-router': 'react-router',
  html: 'html-ethers',
} as const satisfies Readonly<Record<Framework, string | undefined>>

const viteScripts = {
  dev: 'vite',
  build: 'tsc && vite build',
  preview: 'vite preview',
  types: 'tsc',
  lint: 'biome lint .',
  format: 'biome check --write .',
}
const nextScripts = {
  dev: 'next dev',
  build: 'next build',
  start: 'next start',
  types: 'next typegen && tsc',
  lint: 'biome lint .',
  format: 'biome check --write .',
}

/** What every chain's example has, and is no library of a chain. */
const isOfEveryApp = (name: string) => ['@cleat/react', 'react', 'react-dom'].includes(name)

/** Writes the `package.json` of an app: its framework, the libraries of its chains, its tools. */
export function toManifest(parameters: toManifest.Parameters): string {
  const { templates, name, framework, chains } = parameters
  const examples = Object.values(exampleOfChains).map(read)
  const ofChains = new Set(
    examples
      .flatMap(({ dependencies }) => Object.keys(dependencies))
      .filter((it) => !isOfEveryApp(it)),
  )
  const own = read(exampleOfChains[chains])
  const frame = read(frames[framework] ?? exampleOfChains[chains])
  const others = Object.entries(frame.dependencies).filter(([it]) => !ofChains.has(it))
  const tools = JSON.parse(templates.get('tools.json') ?? '{}') as Dependencies
  const manifest = {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: framework === 'next' ? nextScripts : viteScripts,
    dependencies: sorted({ ...Object.fromEntries(others), ...own.dependencies }),
    devDependencies: sorted({ ...frame.devDependencies, ...tools }),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`

  function read(example: string): Manifest {
    const text = templates.get(`examples/${example}/package.json`)
    if (!text) throw new Error(`There is no example ${example}`)
    return JSON.parse(text) as Manifest
  }
}

function sorted(dependencies: Dependencies): Dependencies {
  return Object.fromEntries(
    Object.entries(dependencies).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}
