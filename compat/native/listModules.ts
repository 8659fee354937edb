type SourceMap = {
  readonly sources?: readonly string[] | undefined
  readonly sections?: readonly { readonly map: SourceMap }[] | undefined
}

/** The files that a bundle is made of, from its map. */
export function listModules({ sources = [], sections = [] }: SourceMap): readonly string[] {
  return [...sources, ...sections.flatMap(({ map }) => listModules(map))]
}
