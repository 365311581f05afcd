// What the data model of Open Badges 3.0 (appendix B, final) demands of a credential like ours, as a JSON schema of our
// own: the licence of 1EdTech's file allows no copy of it here.

const uri = { type: 'string', format: 'uri' }
const text = { type: 'string', minLength: 1 }
const time = { type: 'string', format: 'date-time' }

const typed = (type: string) => ({
  oneOf: [{ const: type }, { type: 'array', contains: { const: type }, items: text }],
})

const image = {
  type: 'object',
  properties: { id: uri, type: { const: 'Image' }, caption: text },
  required: ['id', 'type'],
  additionalProperties: false,
}

const profile = {
  type: 'object',
  properties: {
    id: uri,
    type: typed('Profile'),
    name: text,
    url: uri,
    email: { type: 'string', format: 'email' },
    image,
  },
  required: ['id', 'type'],
  additionalProperties: false,
}

const alignment = {
  type: 'object',
  properties: {
    type: typed('Alignment'),
    targetCode: text,
    targetDescription: text,
    targetFramework: text,
    targetName: text,
    targetType: { enum: ['ceasn:Competency', 'ceterms:Credential', 'CFItem', 'CTDL'] },
    targetUrl: uri,
  },
  required: ['type', 'targetName', 'targetUrl'],
  additionalProperties: false,
}

const resultDescription = {
  type: 'object',
  properties: {
    id: uri,
    type: typed('ResultDescription'),
    name: text,
    resultType: { enum: ['RawScore', 'Result', 'Percent', 'Status'] },
    valueMin: text,
    valueMax: text,
  },
  required: ['id', 'type', 'name', 'resultType'],
  additionalProperties: false,
}

const result = {
  type: 'object',
  properties: { type: typed('Result'), resultDescription: uri, value: text, status: text },
  required: ['type'],
  additionalProperties: false,
}

const achievement = {
  type: 'object',
  properties: {
    id: uri,
    type: typed('Achievement'),
    achievementType: { enum: ['Badge', 'Certificate', 'Course', 'MicroCredential'] },
    name: text,
    description: text,
    criteria: {
      type: 'object',
      properties: { id: uri, narrative: text },
      minProperties: 1,
      additionalProperties: false,
    },
    image,
    alignment: { type: 'array', items: alignment, minItems: 1 },
    tag: { type: 'array', items: text, minItems: 1 },
    resultDescription: { type: 'array', items: resultDescription, minItems: 1 },
  },
  required: ['id', 'type', 'name', 'description', 'criteria'],
  additionalProperties: false,
}

const identifier = {
  type: 'object',
  properties: {
    type: { const: 'IdentityObject' },
    hashed: { type: 'boolean' },
    identityHash: text,
    identityType: { enum: ['name', 'emailAddress'] },
    salt: text,
  },
  required: ['type', 'hashed', 'identityHash', 'identityType'],
  additionalProperties: false,
}

const proof = {
  type: 'object',
  properties: {
    type: { const: 'DataIntegrityProof' },
    cryptosuite: { const: 'eddsa-rdfc-2022' },
    created: time,
    verificationMethod: uri,
    proofPurpose: { const: 'assertionMethod' },
    proofValue: { type: 'string', pattern: '^z[1-9A-HJ-NP-Za-km-z]{80,90}$' },
  },
  required: ['type', 'cryptosuite', 'verificationMethod', 'proofPurpose', 'proofValue'],
  additionalProperties: false,
}

/** The rules for a credential with or without a proof inside. */
export const openBadgeRules = {
  $schema: 'https://json-schema.org/draft/2019-09/schema',
  type: 'object',
  properties: {
    '@context': {
      type: 'array',
      items: { anyOf: [{ type: 'string' }, { type: 'object' }] },
      allOf: [
        { contains: { const: 'https://www.w3.org/ns/credentials/v2' } },
        { contains: { const: 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json' } },
      ],
    },
    id: uri,
    type: {
      type: 'array',
      items: text,
      allOf: [
        { contains: { const: 'VerifiableCredential' } },
        { contains: { enum: ['AchievementCredential', 'OpenBadgeCredential'] } },
      ],
    },
    name: text,
    issuer: profile,
    validFrom: time,
    validUntil: time,
    awardedDate: time,
    credentialSubject: {
      type: 'object',
      properties: {
        id: uri,
        type: typed('AchievementSubject'),
        identifier: { type: 'array', items: identifier, minItems: 1 },
        achievement,
        result: { type: 'array', items: result, minItems: 1 },
      },
      required: ['type', 'achievement'],
      anyOf: [{ required: ['id'] }, { required: ['identifier'] }],
      additionalProperties: false,
    },
    credentialStatus: {
      type: 'object',
      properties: {
        id: uri,
        type: { const: 'BitstringStatusListEntry' },
        statusPurpose: { const: 'revocation' },
        statusListIndex: { type: 'string', pattern: '^\\d+$' },
        statusListCredential: uri,
      },
      required: ['type', 'statusPurpose', 'statusListIndex', 'statusListCredential'],
      additionalProperties: false,
    },
    proof: { type: 'array', items: proof, minItems: 1 },
    iss: uri,
    sub: uri,
    jti: uri,
    nbf: { type: 'integer' },
    exp: { type: 'integer' },
  },
  required: ['@context', 'id', 'type', 'credentialSubject', 'issuer', 'validFrom'],
  additionalProperties: false,
}
