/**
 * Libraries name TypeScript as an optional peer. Beside apps/docs, which has another TypeScript than
 * all else, each of them would be installed twice, and their types would be two.
 */
function readPackage(manifest) {
  const { peerDependencies, peerDependenciesMeta } = manifest
  if (peerDependenciesMeta?.typescript?.optional) {
    delete peerDependencies?.typescript
    delete peerDependenciesMeta.typescript
  }
  return manifest
}

module.exports = { hooks: { readPackage } }
