export { filesOverHttp } from './http/app.ts';
