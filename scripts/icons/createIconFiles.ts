import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../sourceFiles.ts'
import { iconNames, mirroredIcons } from './iconNames.ts'
import { type Shape, toPathData } from './toPathData.ts'

const lucide = join(root, 'packages/ui/node_modules/lucide-react')
const folder = 'packages/ui/src/icons'

type IconModule = { readonly __iconData: { readonly node: readonly Shape[] } }

/** Creates a source file for each icon of the interface: texts by path. */
export async function createIconFiles(): Promise<Map<string, string>> {
  const { version } = JSON.parse(readFileSync(join(lucide, 'package.json'), 'utf8'))
  const files = await Promise.all(
    Object.entries(iconNames).map(async ([name, drawing]): Promise<[string, string]> => {
      const url = pathToFileURL(join(lucide, 'dist/esm/icons', `${drawing}.mjs`)).href
      const { __iconData }: IconModule = await import(url)
      const text = [
        "import type { Drawing } from './drawing.ts'\n",
        `// Written by scripts/generateIcons.ts from Lucide ${version} (ISC): see NOTICE.md.`,
        `export const ${name}Icon: Drawing = {`,
        `  d: '${toPathData(__iconData.node)}',`,
        ...(mirroredIcons.has(name) ? ['  isMirrored: true,'] : []),
        '}\n',
      ].join('\n')
      return [`${folder}/${name}Icon.ts`, text]
    }),
  )
  return new Map(files)
}
