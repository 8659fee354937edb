import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DrawingSource, drawingSources } from './registry/drawingSources.ts'
import { svgoOptions } from './registry/svgoOptions.ts'
import { root } from './sourceFiles.ts'

// Run it after a wallet of walletIcons.json was given a drawing of one of drawingSources.ts: node
// scripts/collectDrawings.ts. It needs the network and cwebp (Debian: webp). With names, it
// collects the drawings of those wallets only.
const only = process.argv.slice(2)
const drawings = join(root, 'scripts/registry/drawings')
const icons: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'packages/core/src/runtime/registry/walletIcons.json'), 'utf8'),
)
const folder = mkdtempSync(join(tmpdir(), 'drawings-'))
const packages = new Map<DrawingSource, string>()

for (const [id, drawing] of Object.entries(icons)) {
  const [prefix = '', name = ''] = (drawing.split(' on ')[0] ?? '').split(':')
  const source = drawingSources[prefix]
  if (!name || !source || source.isCopied || (only.length > 0 && !only.includes(id))) continue
  const image = readImage(readFileSync(find(source, name), 'utf8'))
  for (const kind of ['svg', 'webp']) rmSync(join(drawings, `${id}.${kind}`), { force: true })
  if (typeof image === 'string') writeFileSync(join(drawings, `${id}.svg`), minifyVector(image))
  else writeFileSync(join(drawings, `${id}.webp`), minifyPicture(image))
}
rmSync(folder, { recursive: true })

function find(source: DrawingSource, name: string): string {
  const cwd = packages.get(source) ?? unpack(source)
  packages.set(source, cwd)
  const [path, ...others] = globSync(source.file(name), { cwd })
  if (!path || others.length > 0) throw new Error(`${source.package} draws no ${name}`)
  return join(cwd, path)
}

function unpack({ package: name, version }: DrawingSource): string {
  const target = mkdtempSync(join(folder, 'package-'))
  execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], { cwd: target })
  const [archive = ''] = globSync('*.tgz', { cwd: target })
  execFileSync('tar', ['xzf', archive, '--strip-components=1'], { cwd: target })
  return target
}

/** The text of a vector drawing, or the bytes of a picture. */
function readImage(text: string): string | Buffer {
  const [, type, encoding, data = ''] = /data:image\/([\w+]+)(;base64)?,([^"'`]*)/.exec(text) ?? []
  if (type === undefined) {
    const drawing = /<svg[\s\S]*<\/svg>/.exec(text)?.[0]
    if (!drawing) throw new Error('neither a drawing nor a picture')
    return drawing
  }
  if (type !== 'svg+xml') return Buffer.from(data, 'base64')
  return encoding ? Buffer.from(data, 'base64').toString() : decodeURIComponent(data)
}

function minifyVector(svg: string): string {
  const [input, output] = [join(folder, 'input.svg'), join(folder, 'output.svg')]
  writeFileSync(input, svg)
  const config = join(folder, 'svgo.config.mjs')
  writeFileSync(config, `export default ${JSON.stringify(svgoOptions)}`)
  execFileSync('npx', ['-y', 'svgo@4.0.0', '--config', config, '-i', input, '-o', output])
  return withoutSquareMask(readFileSync(output, 'utf8'))
}

/** The viewport already cuts to the square. */
function withoutSquareMask(svg: string): string {
  const mask =
    /<defs><path id="\w" d="M0 0h(\d+)v\1H0z"\/><\/defs>(.*)<mask id="(\w)"[^>]*><use [^>]*><\/mask>/
  const [text, , before = '', id = ''] = mask.exec(svg) ?? []
  return text ? svg.replace(text, before).replaceAll(` mask="url(#${id})"`, '') : svg
}

/** 36 px on the densest screens. Nothing shines through, so it looks the same on light and dark. */
function minifyPicture(bytes: Buffer): Buffer {
  const [input, output] = [join(folder, 'input'), join(folder, 'output.webp')]
  writeFileSync(input, bytes)
  const look = ['-resize', '112', '112', '-q', '72', '-m', '6', '-blend_alpha', '0xffffff']
  execFileSync('cwebp', ['-quiet', ...look, input, '-o', output])
  return readFileSync(output)
}
