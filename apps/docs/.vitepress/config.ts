import { transformerTwoslash } from '@shikijs/vitepress-twoslash'
import { defineConfig } from 'vitepress'
import { siteGroups } from '../scripts/content/sitePages.ts'
import { toGitHubAnchor } from '../scripts/content/toGitHubAnchor.ts'
import { toSearchText } from '../scripts/content/toSearchText.ts'
import { app, content, dist, repository } from '../scripts/repository.ts'
import { compilerOptions } from '../scripts/snippets/compilerOptions.ts'
import { listStartPages } from '../scripts/starts/listStartPages.ts'

const group = (title: string) => {
  const pages = siteGroups.find((one) => one.title === title)?.pages ?? []
  return { text: title, items: pages.map((page) => ({ text: page.title, link: `/${page.route}` })) }
}

const guides = ['The modal', 'Money', 'Identity', 'Requests', 'Quality'].map(group)
const start = [
  group('Start'),
  ...listStartPages().map(({ title, pages }) => ({
    text: title,
    items: pages.map((page) => ({ text: page.title, link: `/${page.route}` })),
  })),
]
const reference = [
  {
    text: 'Reference',
    items: [
      { text: 'Every public name', link: '/reference/' },
      { text: 'Errors', link: '/errors' },
    ],
  },
  group('Packages'),
]

export default defineConfig({
  srcDir: content,
  outDir: dist,
  cacheDir: '.cache/vitepress',
  lang: 'en',
  title: 'Cleat',
  description:
    'Connect any wallet to your web app. MIT-licensed, without an account or a dashboard.',
  cleanUrls: true,
  metaChunk: true,
  // Links to other pages; `checkSite` follows those that the builder does not.
  ignoreDeadLinks: false,
  head: [
    ['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
    ['meta', { name: 'theme-color', content: '#2456e6' }],
  ],
  markdown: {
    anchor: { slugify: toGitHubAnchor },
    codeTransformers: [
      // @ts-expect-error: VitePress has Shiki 2, whose transformers have the same shape.
      transformerTwoslash({
        explicitTrigger: true,
        // A snippet whose types are wrong ends the build.
        throws: true,
        twoslashOptions: { compilerOptions, vfsRoot: app },
      }),
    ],
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  themeConfig: {
    logo: '/icon.svg',
    nav: [
      { text: 'Start', link: '/start/', activeMatch: '^/start/' },
      { text: 'Guides', link: '/guides/theme', activeMatch: '^/guides/' },
      { text: 'Chains', link: '/chains/several-chains', activeMatch: '^/chains/' },
      { text: 'Hosting', link: '/hosting/overview', activeMatch: '^/hosting/' },
      { text: 'Reference', link: '/reference/', activeMatch: '^/(reference|errors|packages)' },
      { text: 'Migration', link: '/migration/appkit', activeMatch: '^/migration/' },
    ],
    sidebar: {
      '/start/': start,
      '/guides/': guides,
      '/chains/': [group('Chains')],
      '/hosting/': [group('Hosting')],
      '/reference/': reference,
      '/packages/': reference,
      '/errors': reference,
      '/migration/': [group('Migration')],
    },
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        detailedView: false,
        miniSearch: { searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 6, titles: 2 } } },
        _render: (source, env, md) => md.render(toSearchText(source, env.relativePath), env),
      },
    },
    socialLinks: [{ icon: 'github', link: repository }],
    editLink: {
      pattern: ({ frontmatter }) =>
        `https://github.com/cleat-dev/cleat/edit/main/${frontmatter.source ?? 'README.md'}`,
      text: 'Edit this page',
    },
    footer: { message: 'MIT-licensed. This site loads nothing from anywhere else.' },
  },
  vite: {
    // What the site shows live is built apart: see `island`.
    publicDir: `${content}/public`,
    build: { chunkSizeWarningLimit: 4000 },
  },
})
