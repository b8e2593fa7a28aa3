/** All messages of one language, as Fluent text; put together by vite.config.ts. */
declare module "messages:*" {
  const text: string;
  export default text;
}
