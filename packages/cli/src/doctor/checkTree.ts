import semver from 'semver'
import type { Finding } from './finding.ts'
import type { Installed } from './installedTree.ts'

/** Two copies of these do not know each other's state. */
const single: readonly string[] = [
  ...['react', 'react-dom', 'viem', 'wagmi', '@wagmi/core', 'valtio'],
  ...['@tanstack/react-query', '@tanstack/query-core', '@cleat/core', '@cleat/react'],
]

const why: Readonly<Record<string, string>> = {
  react: 'hooks fail with “Invalid hook call”',
  viem: 'the types of chains and accounts do not fit together',
  wagmi: 'hooks do not find the provider',
  valtio: 'components do not see that the state has changed',
}

/** Checks what an app has installed: versions, copies, and what packages want beside them. */
export function checkTree(installed: readonly Installed[]): readonly Finding[] {
  return [...checkCleat(installed), ...checkCopies(installed), ...checkPeers(installed)]
}

function checkCleat(installed: readonly Installed[]): Finding[] {
  const own = installed.filter(({ name }) => name.startsWith('@cleat/'))
  if (own.length === 0)
    return [
      {
        id: 'cleat',
        status: 'error',
        message: 'No package of Cleat is installed here.',
        todo: 'Run this in the folder of the app, after its packages were installed.',
      },
    ]
  const versions = [...new Set(own.map(({ version }) => version))]
  const list = own.map(({ name, version }) => `${name} ${version}`).sort()
  if (versions.length === 1)
    return [
      {
        id: 'cleat',
        status: 'ok',
        message: `Cleat ${versions[0]}: ${own.length} package${own.length > 1 ? 's' : ''}.`,
      },
    ]
  return [
    {
      id: 'cleat',
      status: 'error',
      message: `Packages of Cleat have several versions: ${list.join(', ')}.`,
      todo: 'Install the same version of all of them: they are released together.',
    },
  ]
}

function checkCopies(installed: readonly Installed[]): Finding[] {
  return single.flatMap((name): Finding[] => {
    const copies = installed
      .filter((it) => it.name === name)
      .sort((one, other) => (one.folder < other.folder ? -1 : 1))
    if (copies.length === 0) return []
    const id = `copies:${name}`
    const [first] = copies
    if (copies.length === 1)
      return [{ id, status: 'ok', message: `${name} ${first?.version}: one copy.` }]
    const places = copies.map(({ version, folder }) => `${version} in ${folder}`).join(', ')
    return [
      {
        id,
        status: 'error',
        message: `${name} is there ${copies.length} times, so ${why[name] ?? 'its state is split'}: ${places}.`,
        todo: `Let all packages use one version: \`npm ls ${name}\`, or \`pnpm why ${name}\`, says which brings which.`,
      },
    ]
  })
}

function checkPeers(installed: readonly Installed[]): Finding[] {
  const problems = installed.flatMap(({ name, peers, optionalPeers, found }): Finding[] =>
    Object.entries(peers).flatMap(([peer, range]) => {
      const present = found.get(peer)
      const id = `peer:${name}:${peer}`
      const status = name.startsWith('@cleat/') ? 'error' : 'warning'
      if (!present)
        return optionalPeers.has(peer)
          ? []
          : [
              {
                ...{ id, status },
                message: `${name} needs ${peer} ${range}, which is not installed.`,
                todo: `Install ${peer}.`,
              },
            ]
      const options = { includePrerelease: true }
      // What is no range, such as a link, is for its author to know.
      if (!semver.validRange(range) || semver.satisfies(present.version, range, options)) return []
      return [
        {
          ...{ id, status },
          message: `${name} needs ${peer} ${range}, and ${present.version} is installed.`,
          todo: `Install a version of ${peer} that fits.`,
        },
      ]
    }),
  )
  if (problems.length > 0) return problems
  return [{ id: 'peers', status: 'ok', message: 'Packages have beside them what they need.' }]
}
