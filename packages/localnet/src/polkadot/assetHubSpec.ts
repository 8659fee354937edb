/**
 * The whole first state of Rococo's Asset Hub, runtime included, as JSON. It is under the GPL, so it is read from the package
 * that the developer has installed and never becomes part of ours.
 */
export async function assetHubSpec(): Promise<string> {
  return (await import('@substrate/connect-known-chains/rococo_v2_2_asset_hub')).chainSpec
}
