import type { PackageManager } from './choices.ts'
import { type Chains, chains, type Framework, frameworks, packageManagers } from './choices.ts'

export declare namespace toReadme {
  type Parameters = {
    title: string
    framework: Framework
    chains: Chains
    packageManager: PackageManager
  }
}

const docs = 'https://github.com/cleat-dev/cleat/blob/main'

/** Writes the README of an app: how to run it, where to change what, what to do before release. */
export function toReadme(parameters: toReadme.Parameters): string {
  const { title, framework, packageManager } = parameters
  const { run } = packageManagers[packageManager]
  const config = framework === 'next' ? 'config/index.ts' : 'src/config.ts'
  const port = framework === 'next' ? 3000 : 5173
  return `# ${title}

${frameworks[framework].label} with [Cleat](https://github.com/cleat-dev/cleat). Chains: ${chains[parameters.chains].label}.

\`\`\`sh
${packageManager} install
${run} dev      # http://localhost:${port}
\`\`\`

| command | what it does |
| --- | --- |
| \`${run} build\` | builds the app for production |
| \`${run} ${framework === 'next' ? 'start' : 'preview'}\` | serves what was built |
| \`${run} types\` | checks the types |
| \`${run} lint\`, \`${run} format\` | finds mistakes; writes all files in one style |

## Next steps

1. Connect a wallet and sign. Without one, the modal helps you to install one.
2. Change networks, theme and wallets in \`${config}\`. [What can be set](${docs}/README.md#make-it-yours).
3. Name RPC URLs of your own: the public ones are slow and limited. [How](${docs}/docs/rpc.md).
4. Let phones connect by QR code, with a relay or a project id. [How](${docs}/README.md#wallets-outside-the-browser).
5. Set a content security policy. [What to allow](${docs}/docs/csp.md).
6. Check all of it: \`npx @cleat/cli doctor\`.
`
}
