import { DoubleSide, GLSL3, RawShaderMaterial, type Texture } from 'three'

// Small programs of their own: the library's are a hundred times as long, and slow to compile on cheap phones.
const head = `
precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelViewMatrix;
in vec3 position;`

const plainVertex = `${head}
in vec4 paint;
out vec4 tone;
void main() {
  tone = paint;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

const manyVertex = `${head}
in vec4 paint;
in mat4 instanceMatrix;
in vec3 instanceColor;
out vec4 tone;
void main() {
  tone = vec4(mix(paint.rgb, paint.rgb * instanceColor, paint.a), 1.0);
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}`

const toneFragment = `
precision mediump float;
in vec4 tone;
out vec4 colour;
void main() { colour = tone; }`

const pictureVertex = `${head}
in vec2 uv;
out vec2 at;
void main() {
  at = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

const pictureFragment = `
precision mediump float;
uniform sampler2D picture;
in vec2 at;
out vec4 colour;
void main() { colour = texture(picture, at); }`

const material = (vertexShader: string, fragmentShader: string, more: object = {}) =>
  new RawShaderMaterial({ glslVersion: GLSL3, vertexShader, fragmentShader, side: DoubleSide, ...more })

/** What stands for itself, in the colours of its points. */
export const solidMaterial = () => material(plainVertex, toneFragment)

/** Light and shade: drawn over what is solid. */
export const glowMaterial = () =>
  material(plainVertex, toneFragment, { transparent: true, depthWrite: false })

/** What is drawn many times over; each takes its colour where the paint lets it. */
export const manyMaterial = () => material(manyVertex, toneFragment)

export const pictureMaterial = (picture: Texture) =>
  material(pictureVertex, pictureFragment, { uniforms: { picture: { value: picture } } })
