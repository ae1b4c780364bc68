import type { Config } from '@react-router/dev/config';

// Public pages are not prerendered by the build: they show settings of the running installation
// (phone, address). The server renders each of them once and keeps the result.
export default {
  appDirectory: 'app',
  // Tests build beside the build that is being served.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
} satisfies Config;
