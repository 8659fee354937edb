/** The scheme of a URI. @see RFC 3986, section 3.1 */
export const schemeForm: RegExp = /^[A-Za-z][A-Za-z0-9+.-]*$/
