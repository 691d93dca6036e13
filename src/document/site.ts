import "./react";

// In a task of its own: in between the browser can answer what the visitor does.
setTimeout(() => import(/* webpackMode: "eager" */ "gatsby-app"));
