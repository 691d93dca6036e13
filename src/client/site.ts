// Starts React and Gatsby in separate tasks, so that the browser can handle input between the tasks.
setTimeout(async () => {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  setTimeout(() => import(/* webpackMode: "eager" */ "gatsby-app"));
});

export {};
