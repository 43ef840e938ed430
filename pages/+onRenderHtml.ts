export { default } from '../renderer/onRenderHtml.tsx'
